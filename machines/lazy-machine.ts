/**
 * Caches a generic machine after its first creation. Type parameters do not change the object, and creating it takes as
 * long as rendering a field.
 */
export function lazyMachine<Make extends () => object>(make: Make): Make {
  let made: object | undefined
  return (() => (made ??= make())) as Make
}
