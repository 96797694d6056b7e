// The controls that every part of the page is built from.

export { Button } from './Button.tsx';
export { Chip } from './Chip.tsx';
export { Dots } from './Dots.tsx';
export { ErrorBoundary as Mishap } from './ErrorBoundary.tsx';
export { Fetching } from './Fetching.tsx';
export { IconButton } from './IconButton.tsx';
export { NotFetched } from './NotFetched.tsx';
export { Sheet } from './Sheet.tsx';
export { Toast } from './Toast.tsx';
