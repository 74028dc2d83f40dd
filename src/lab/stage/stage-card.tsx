import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { useRouter } from 'wouter'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { appearanceOptions, themeOptions } from './look-options.ts'
import type { Look } from './stage.ts'
import * as css from './stage-card.css.ts'
import type { StageInFrame } from './use-stage.ts'

const widths = [
  { id: '360', label: '360' },
  { id: '768', label: '768' },
  { id: '1440', label: '1440' },
  { id: 'fit', label: 'Fit' },
] as const

/** The width of an element in pixels, and what to give it as `ref`. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

/** A screen of the product on a page of its own, as wide as it is chosen, and made smaller where there is no room for that. */
export function StageCard({
  scene: { id, title },
  stage,
}: {
  scene: { id: string; title: string }
  stage: StageInFrame
}) {
  const { base } = useRouter()
  const [width, setWidth] = useState<(typeof widths)[number]['id']>('fit')
  const [look, setLook] = useState<Look>({ theme: 'light', appearance: 'threereco' })
  const [room, space] = useWidth()
  const { attach, dress } = stage
  const wear = (next: Look) => {
    setLook(next)
    void dress(next)
  }
  const pixels = width === 'fit' ? space : Number(width)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--stage-width': `${pixels}px`,
    '--stage-scale': String(pixels > space && pixels > 0 ? space / pixels : 1),
  }
  return (
    <Card title={title} isFlush>
      <div className={css.bar}>
        <Segments label="Width of the screen" options={widths} value={width} onChange={setWidth} />
        <Segments
          label="Theme of the screen"
          options={themeOptions}
          value={look.theme}
          onChange={theme => wear({ ...look, theme })}
        />
        <Segments
          label="Appearance of the screen"
          options={appearanceOptions}
          value={look.appearance}
          onChange={appearance => wear({ ...look, appearance })}
        />
      </div>
      <div ref={room} className={css.room} style={style}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this app that gives itself to this one: nothing of a sandbox would be left */}
        <iframe key={id} ref={attach} className={css.frame} src={`${base}/stage/${id}`} title={title} />
      </div>
    </Card>
  )
}
