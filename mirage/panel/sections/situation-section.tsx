import { useRef, useState } from 'react'
import { CopyButton } from '#mirage/panel/copy-button.tsx'
import * as css from '#mirage/panel/panel.css.ts'
import type { Source } from '#mirage/panel/panel-source.ts'
import { useAttempt } from '#mirage/panel/use-attempt.ts'
import { Button } from '#ui/basics/button.tsx'
import { buttonLook } from '#ui/basics/button-look.ts'
import { saveFile } from '#ui/basics/save-file.ts'
import { hidden } from '#ui/basics/visually-hidden.css.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Section } from './panel-section.tsx'

/** Exports the situation as a link or file, imports a file, and resets the mock. */
export function SituationSection({ source, path }: { source: Source; path: () => string }) {
  const { problem, attempt } = useAttempt()
  const [isConfirming, setConfirming] = useState(false)
  const reset = useRef<HTMLButtonElement>(null)
  const exportFile = () => {
    const day = new Date(source.now()).toISOString().slice(0, 10)
    saveFile(source.exportFile(), `threereco-mock-${source.situation().scenario}-${day}.json`, 'application/json')
  }
  const keep = () => {
    setConfirming(false)
    reset.current?.focus()
  }
  return (
    <Section title="This situation">
      <div className={css.buttons}>
        <CopyButton text={() => source.link(path())}>Copy link</CopyButton>
        <Button icon="download" onPress={() => void attempt(exportFile)}>
          Export
        </Button>
        <label className={`${buttonLook({})} ${css.fileButton}`}>
          Import
          <input
            type="file"
            className={hidden}
            accept=".json,application/json"
            onChange={event => {
              const [file] = event.target.files ?? []
              if (file) void attempt(async () => source.importFile(await file.text()))
              // Clears the field. Otherwise, the browser ignores a second selection of the same file, for example
              // after a correction.
              event.target.value = ''
            }}
          />
        </label>
        <Button ref={reset} variant="quietDanger" onPress={() => setConfirming(true)}>
          Reset
        </Button>
      </div>
      {isConfirming ? (
        <Alert>
          <p>Reset deletes your changes in every tab.</p>
          <div className={css.answers}>
            <Button variant="danger" onPress={() => void attempt(source.reset)}>
              Delete my changes
            </Button>
            <Button onPress={keep}>Keep changes</Button>
          </div>
        </Alert>
      ) : null}
      {problem ? <Alert kind="bad">{problem}</Alert> : null}
    </Section>
  )
}
