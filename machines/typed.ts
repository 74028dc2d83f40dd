/** The `types` of a machine: for the compiler only, an empty object at run time. */
export function typed<Types extends object>(): Types {
  return {} as Types
}

/**
 * A value that its state ensures, which the type of the context cannot express.
 * @throws if there is none.
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new TypeError('The state has no value here')
  return value
}
