import type { Problem } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'

/** Why something could not be loaded, with a button to retry, which is busy while that goes on. */
export function LoadFailure({
  problem,
  isRetrying = false,
  onRetry,
}: {
  problem: Problem
  isRetrying?: boolean
  onRetry: () => void
}) {
  return (
    <Alert
      kind="bad"
      actions={
        <Button size="small" icon="retry" isPending={isRetrying} onPress={onRetry}>
          Retry
        </Button>
      }
    >
      {problem.message}
    </Alert>
  )
}
