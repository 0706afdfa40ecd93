//! Items that are handled at once.

use std::cell::RefCell;
use std::fmt;
use std::io;

/// Handles items. Handling returns a problem, if there was one.
pub struct Latest<T> {
    handle: Box<dyn Fn(T) -> Option<String>>,
    wake: Box<dyn Fn()>,
    problem: RefCell<Option<String>>,
}

impl<T> Latest<T> {
    /// Takes `handle`. `wake` is called when [`Self::problem`] has changed.
    ///
    /// # Errors
    /// Never.
    pub fn start(
        handle: impl Fn(T) -> Option<String> + Send + 'static,
        _defect: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        Ok(Self { handle: Box::new(handle), wake: Box::new(wake), problem: RefCell::default() })
    }

    /// Handles an item.
    pub fn hand_over(&self, item: T) {
        let problem = (self.handle)(item);
        if self.problem.replace(problem.clone()) != problem {
            (self.wake)();
        }
    }

    /// Returns why the last item could not be handled. `None` if it was.
    pub fn problem(&self) -> Option<String> {
        self.problem.borrow().clone()
    }
}

impl<T> fmt::Debug for Latest<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Latest")
    }
}
