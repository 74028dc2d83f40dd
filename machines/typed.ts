/** Returns an empty object, typed as the `types` of a machine. Only the compiler uses the result. */
export function typed<Types extends object>(): Types {
  return {} as Types
}

/**
 * Returns a value that cannot be null in the current state, although its type allows null.
 * @throws if the value is null or undefined.
 */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new TypeError('The state has no value here')
  return value
}
