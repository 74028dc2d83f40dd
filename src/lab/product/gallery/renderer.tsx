import { useEffect, useRef } from 'react'
import { useRouter } from 'wouter'
import { customLook, type Look } from '#lab/product/stage/stage.ts'
import { useStage } from '#lab/product/stage/use-stage.ts'
import { copyPage } from './copy-page.ts'
import * as css from './gallery.css.ts'
import type { DrawResult } from './gallery-state.ts'
import type { Tile } from './tiles.ts'

/** Maximum time in ms for a card, so that it does not block the other cards. */
const longest = 20_000

/** Hidden page that renders cards one after another. Calls `onEnd` with the result of each card. */
export function Renderer({
  at,
  first,
  tile,
  look,
  onEnd,
}: {
  /** Index of this renderer. */
  at: number
  /** Screen that the page loads first. */
  first: string
  tile: Tile | null
  look: Look
  onEnd: (ended: { id: string; result: DrawResult }) => void
}) {
  const { base } = useRouter()
  const stage = useStage(`renderer ${at}`)
  const frame = useRef<HTMLIFrameElement>(null)
  const seen = useRef(new Set<string>())
  useEffect(() => void stage?.dress(look), [stage, look])
  useEffect(() => {
    if (!tile || !stage) return undefined
    const { id, scene } = tile
    let isOver = false
    const timer = setTimeout(() => onEnd({ id, result: 'it takes too long' }), longest)
    const draw = async () => {
      await (tile.steps ? stage.begin({ input: tile.input, steps: tile.steps }, scene.id) : stage.show(scene.id))
      const page = frame.current?.contentDocument
      if (!page) return
      const result = await copyPage(page, { isFirst: !seen.current.has(scene.id) })
      seen.current.add(scene.id)
      if (!isOver) onEnd({ id, result })
    }
    draw().catch((error: Error) => onEnd({ id, result: error.message }))
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [tile, stage, onEnd])
  const search = new URLSearchParams({ ...customLook({ language: look.language }), inert: '' })
  return (
    <iframe
      ref={element => {
        frame.current = element
        stage?.attach(element)
      }}
      className={css.renderer}
      src={`${base}/stage/${first}?${search}`}
      title={`Renderer ${at + 1}`}
      tabIndex={-1}
      aria-hidden="true"
      inert
    />
  )
}
