/**
 * Creates a generic machine on first use and caches it. One object serves all type parameters. Creating the machine
 * at import would take as long as rendering a field.
 */
export function lazyMachine<Make extends () => object>(make: Make): Make {
  let made: object | undefined
  return (() => (made ??= make())) as Make
}
