// The controls that every part of the page is built from.

export { Button, IconButton } from './Button.tsx';
export { Chip } from './Chip.tsx';
export { Dots } from './Dots.tsx';
export { ErrorBoundary, Fetching, NotFetched } from './Fetching.tsx';
export { Sheet } from './Sheet.tsx';
export { Toast } from './Toast.tsx';
