/**
 * A machine with type parameters, made at its first use: it is the same object whatever they are, and making one takes as long
 * as drawing a field.
 */
export function madeOnce<Make extends () => object>(make: Make): Make {
  let made: object | undefined
  return (() => (made ??= make())) as Make
}
