/** The `types` of a machine: for the compiler only, an empty object at run time. */
export function typed<Types extends object>(): Types {
  return {} as Types
}
