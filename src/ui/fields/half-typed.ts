/** Marks a field whose text is only a search so far: leaving it, even for a moment, would lose what was typed. */
export const halfTyped = (isHalfTyped: boolean) => (isHalfTyped ? { 'data-half-typed': true } : {})

export const isHalfTyped = (element: HTMLElement) => 'halfTyped' in element.dataset
