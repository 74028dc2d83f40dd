import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { t } from '#messages/message.ts'
import { Alert } from '#ui/feedback/alert.tsx'

const NoChart = () => <Alert>{t('The chart could not be loaded. Reload the page to try again.')}</Alert>

/**
 * Returns a chart that loads on first render. The chart library is a separate chunk, so that the figures do not wait
 * for it. If the chunk fails to load, a sentence replaces the chart.
 */
export const lazyChart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      chart => ({ default: chart }),
      () => ({ default: NoChart }),
    ),
  )
