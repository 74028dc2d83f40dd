const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether `taker` is in a window or a menu over what `from` stands on: as that closes, it gives the focus back. */
export function isInWindowOver(from: Element, taker: Element | null): boolean {
  const over = taker?.closest(windows)
  return over !== null && over !== undefined && !over.contains(from)
}
