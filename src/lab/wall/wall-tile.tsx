import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { useRouter } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import * as css from '#lab/lab.css.ts'
import { writeLabPlace } from '#lab/lab-address.ts'
import { type Look, unusualLook } from '#lab/stage/stage.ts'
import { useStage } from '#lab/stage/use-stage.ts'
import type { Tile } from './tiles.ts'
import * as own from './wall.css.ts'
import type { wallMachine } from './wall.machine.ts'

export type WallActor = ActorRefFrom<typeof wallMachine>

/** The page of a tile, which begins its run once it is there. */
function Picture({
  tile: { id, input, steps, scene, title },
  look,
  wall,
}: {
  tile: Tile
  look: Look
  wall: WallActor
}) {
  const { base } = useRouter()
  const { language } = look
  const stage = useStage(`${id} ${language}`)
  useEffect(() => void stage?.dress(look), [stage, look])
  useEffect(() => {
    stage?.begin({ input, steps }).then(
      () => wall.send({ type: 'tile.drawn', id }),
      (error: Error) => wall.send({ type: 'tile.failed', id, reason: error.message }),
    )
  }, [stage, wall, id, input, steps])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this app that gives itself to this one: nothing of a sandbox would be left
    <iframe
      ref={stage?.attach}
      className={own.frame}
      src={`${base}/stage/${scene.id}?${new URLSearchParams({ ...unusualLook({ language }), still: '' })}`}
      title={`${scene.title}: ${title}`}
      tabIndex={-1}
    />
  )
}

/** Tells the wall when an element comes near to what is seen of the page, and when it is far away again or gone. */
function useNearness(wall: WallActor, id: string) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const watch = ([entry]: readonly IntersectionObserverEntry[]) =>
      wall.send({ type: entry?.isIntersecting ? 'tile.approached' : 'tile.left', id })
    const observer = new IntersectionObserver(entries => watch(entries.slice(-1)), { rootMargin: '50% 0px' })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      wall.send({ type: 'tile.left', id })
    }
  }, [wall, id])
  return ref
}

const phrases = { far: '', drawing: 'drawing …', drawn: '', failed: 'not drawn' } as const

/** A screen in one state of its machine: a picture that nothing can be done in, and a link to the machine there. */
export function WallTile({ tile, machine, look, wall }: { tile: Tile; machine: string; look: Look; wall: WallActor }) {
  const { id, scene, title, code, input, steps } = tile
  const ref = useNearness(wall, id)
  const phase = useSelector(wall, ({ context: { drawing, settled, failed } }) => {
    if (failed.has(id)) return 'failed'
    if (drawing.includes(id)) return 'drawing'
    return settled.includes(id) ? 'drawn' : 'far'
  })
  return (
    <li ref={ref} className={own.tile}>
      <div
        className={own.room}
        data-drawing={phase === 'drawing' || undefined}
        data-failed={phase === 'failed' || undefined}
        inert
        aria-hidden="true"
      >
        <span className={own.words}>{phrases[phase]}</span>
        {phase === 'drawing' || phase === 'drawn' ? <Picture tile={tile} look={look} wall={wall} /> : null}
      </div>
      <Link
        href={`/${machine}${writeLabPlace({ input, steps, taken: steps.length }, scene, look)}`}
        className={own.name}
        data-tile={id}
      >
        {title}
      </Link>
      <span className={css.code}>{code}</span>
    </li>
  )
}
