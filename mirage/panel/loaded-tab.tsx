import { type ReactNode, Suspense, use, useState } from 'react'
import { Alert } from '#ui/feedback/alert.tsx'
import { detail } from './panel.css.ts'
import type { PanelTab } from './panel-tab.ts'

const Loaded = ({ loading }: { loading: Promise<ReactNode> }) => use(loading)

/** A tab whose contents are loaded when it is opened. */
export function LoadedTab({ load }: Pick<PanelTab, 'load'>) {
  const [loading] = useState(() =>
    load().catch((error: unknown) => <Alert kind="bad">This part could not be loaded: {String(error)}</Alert>),
  )
  return (
    <Suspense fallback={<p className={detail}>Loading…</p>}>
      <Loaded loading={loading} />
    </Suspense>
  )
}
