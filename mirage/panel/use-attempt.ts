import { useState } from 'react'

/** Returns a function that runs an action, and the error message of the latest attempt. */
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
