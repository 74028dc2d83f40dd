/** The `types` of a machine: there for the compiler only, empty at run time. */
export function typed<Types extends object>(): Types {
  return {} as Types
}
