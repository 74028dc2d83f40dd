import type { Problem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { ErrorPanel } from '#ui/feedback/error-panel.tsx'

export function ErrorScreen({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  return (
    <ErrorPanel
      name={problem.title}
      message={problem.message}
      details={problem.report}
      actions={
        <Button variant="primary" icon="retry" onPress={onRetry}>
          {t('Retry')}
        </Button>
      }
    />
  )
}
