import { useState } from 'react'

/** Runs an action, and keeps its error message until the next attempt. */
export function useAttempt() {
  const [problem, setProblem] = useState('')
  const attempt = async (work: () => Promise<void> | void) => {
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return { problem, attempt }
}
