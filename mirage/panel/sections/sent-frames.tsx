import { detail } from '#mirage/panel/panel.css.ts'
import { useLatest } from '#mirage/panel/panel-source.ts'
import type { VirtualScale } from '#mirage/scale/virtual-scale.ts'
import { Section } from './panel-section.tsx'
import * as css from './scale-section.css.ts'

const names: Readonly<Record<string, string>> = { '\r': ' CR', '\n': ' LF', '\u0002': 'STX ' }

/** Replaces control characters with their names. */
const readable = (text: string) => Array.from(text, character => names[character] ?? character).join('')

const timeOf = (at: number) => new Date(at).toISOString().slice(11, 21)

/** The last 12 frames, newest first. Frames of an unstable weight are grey. */
export function SentFrames({ scale }: { scale: VirtualScale }) {
  const frames = useLatest(scale.subscribe, scale.frames)
  return (
    <Section title="Last frames">
      {frames.length === 0 ? (
        <p className={detail}>The scale sends frames while the app reads its port.</p>
      ) : (
        <ol className={css.frames}>
          {frames.map(({ id, at, text, state }) => (
            <li key={id} className={state === 'moving' ? `${css.frame} ${css.moving}` : css.frame}>
              <span>{timeOf(at)}</span>
              <span>{readable(text)}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
