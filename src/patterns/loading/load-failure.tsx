import type { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { useErrorDetails } from '#ui/feedback/error-panel.tsx'
import { failure } from './load-failure.css.ts'

export function LoadFailure({
  problem,
  isRetrying = false,
  onRetry,
}: {
  problem: Problem
  isRetrying?: boolean
  onRetry: () => void
}) {
  const { toggle, content } = useErrorDetails(problem.report)
  return (
    <div className={failure}>
      <Alert
        kind="bad"
        actions={
          <>
            {toggle}
            <Button icon="retry" isPending={isRetrying} onPress={onRetry}>
              {t('Retry')}
            </Button>
          </>
        }
      >
        <strong>{problem.title}</strong> <div>{problem.message}</div>
      </Alert>
      {content}
    </div>
  )
}
