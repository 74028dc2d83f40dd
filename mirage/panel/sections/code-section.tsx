import { useEffect, useState } from 'react'
import { CopyButton } from '#mirage/panel/copy-button.tsx'
import * as css from '#mirage/panel/panel.css.ts'
import { type Source, useLatest } from '#mirage/panel/panel-source.ts'
import { Section } from './panel-section.tsx'

const period = 30_000

/** Re-renders at the start of each second of the mock's clock. */
function useSeconds(now: () => number) {
  const [, setSecond] = useState(0)
  useEffect(() => {
    let timer = setTimeout(tick, 1000 - (now() % 1000))
    function tick() {
      setSecond(Math.floor(now() / 1000))
      timer = setTimeout(tick, 1000 - (now() % 1000))
    }
    return () => clearTimeout(timer)
  }, [now])
}

export function CodeSection({ source }: { source: Source }) {
  useSeconds(source.now)
  const code = useLatest(source.subscribe, source.currentCode)
  const left = Math.ceil((period - (source.now() % period)) / 1000)
  return (
    <Section title="Second-factor code">
      {code === null ? (
        <p className={css.detail}>Sign in to see a code.</p>
      ) : (
        <div className={css.code}>
          <span className={css.digits}>
            {code.slice(0, 3)} {code.slice(3)}
          </span>
          <span className={css.detail}>{`${left} s left`}</span>
          <CopyButton text={() => code}>Copy code</CopyButton>
        </div>
      )}
    </Section>
  )
}
