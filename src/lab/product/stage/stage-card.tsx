import { useParentSize } from '@visx/responsive'
import { type CSSProperties, useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { type LabView, stageWidths } from '#lab/product/lab-address.ts'
import { Card } from '#ui/layout/card.tsx'
import { LookFields } from './look-fields.tsx'
import { customLook } from './stage.ts'
import * as css from './stage-card.css.ts'
import type { StageInFrame } from './use-stage.ts'

/** Accessibility snapshot of the screen. Updates twice a second while open. */
function Seen({ read }: { read: StageInFrame['seen'] }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!isOpen) return undefined
    const update = () => void read().then(setText)
    update()
    const timer = setInterval(update, 500)
    return () => clearInterval(timer)
  }, [isOpen, read])
  return (
    <details className={css.seen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Accessibility tree</summary>
      <pre>{text}</pre>
    </details>
  )
}

/** Screen of the product in a frame. The frame has the chosen width, and is scaled down if it does not fit. */
export function StageCard({
  scene: { id, title },
  stage: { attach, dress, seen },
  view,
  onView,
}: {
  scene: { id: string; title: string }
  stage: StageInFrame
  view: LabView
  onView: (view: LabView) => void
}) {
  const { base } = useRouter()
  const { parentRef, width: space } = useParentSize({ ignoreDimensions: ['height', 'top', 'left'] })
  const { width, ...look } = view
  const { theme, appearance, language } = look
  useEffect(() => void dress({ theme, appearance, language }), [dress, theme, appearance, language])
  // The language is part of the URL, because the app reads its language only at the start.
  const search = String(new URLSearchParams(customLook({ language })))
  const pixels = width === 'fit' ? space : Number(width)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--stage-width': `${pixels}px`,
    '--stage-scale': String(pixels > space && pixels > 0 ? space / pixels : 1),
  }
  return (
    <Card title={title} isFlush>
      <div className={css.bar}>
        <LookFields
          of=" of the screen"
          {...{ look, width }}
          widths={stageWidths}
          onChange={next => onView({ ...view, ...next })}
        />
      </div>
      <div ref={parentRef} className={css.room} style={style}>
        <iframe
          key={id}
          ref={attach}
          className={css.frame}
          src={`${base}/stage/${id}${search && `?${search}`}`}
          title={title}
        />
      </div>
      <Seen read={seen} />
    </Card>
  )
}
