import type { Problem } from '#domain/problem.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'

/** The generic error screen: the title and message of a problem, with the details on request. */
export function ErrorScreen({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <ErrorPanel
      name={problem.title}
      message={problem.message}
      details={problem.report}
      actions={
        <Button variant="primary" icon="retry" onPress={onRetry}>
          Retry
        </Button>
      }
    />
  )
}
