/**
 * Returns `otherwise` if `read` throws: a text is no JSON, for example, or a guard needs a payload that the example
 * lacks.
 */
export function unlessThrown<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}
