/** Returns the `types` of a machine: for the compiler only, an empty object at run time. */
export function typed<Types extends object>(): Types {
  return {} as Types
}

/**
 * Returns a value that the current state guarantees but the context type does not.
 * @throws if it is null or undefined.
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new TypeError('The state has no value here')
  return value
}
