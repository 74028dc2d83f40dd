import type { Problem } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'

/** Why the rows could not be had, and the way to try again; it stays until it is known how that went. */
export function ListFailure({
  problem,
  isRetrying,
  onRetry,
}: {
  problem: Problem
  isRetrying: boolean
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
