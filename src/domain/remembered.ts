/** Returns a function that computes the result for each text once. For texts that repeat in thousands of rows. */
export function remembered<Result>(resultOf: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return text => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as Result
    const result = resultOf(text)
    known.set(text, result)
    return result
  }
}
