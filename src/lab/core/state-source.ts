/** Position of a state in its machine's source, and the comment above it ('' without one). Lines and columns start at 1. */
export type StateSource = { file: string; line: number; column: number; comment: string }
