import { useSelector } from '@xstate/react'
import { useCallback, useRef, useState } from 'react'
import { performingConfirmation } from '#actors/records/confirmation.actor.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import type { StatisticsByName } from '#domain/trades/material-statistics.ts'
import { isolated } from '#domain/words.ts'
import { AddMaterial } from '#features/trades/lines/add-material.tsx'
import { LinesContent } from '#features/trades/lines/lines-content.tsx'
import { LinesSaveStatus } from '#features/trades/lines/lines-save-status.tsx'
import { PastePanel } from '#features/trades/paste/paste-panel.tsx'
import { PasteArea, PasteRows } from '#features/trades/paste/paste-rows.tsx'
import { usePaste } from '#features/trades/paste/use-paste.ts'
import { useFormScale } from '#features/trades/scale/use-form-scale.ts'
import { nameOf } from '#machines/lines/line.selectors.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'
import { t } from '#messages/message.ts'
import { DeletionQuestion } from '#patterns/deletion/deletion-question.tsx'
import { KeyHint } from '#ui/keys/key-hint.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tooltips } from '#ui/overlays/tooltip.tsx'
import * as css from './trade-form.css.ts'

/** The line to remove. `isSaved`: the server has it. */
type Subject = { key: string; name: string | null; isSaved: boolean }

const isSaved = (line: AnyLine) => line.kind === 'saved' && line.ref.getSnapshot().context.id !== null

/** Requires a typed phrase before a line is removed. The row of a saved line shows the result of the removal. */
function useRemoval(lines: LinesActor) {
  const [machine] = useState(() =>
    performingConfirmation<Subject>(async ({ key }) => lines.send({ type: 'line.remove', key })),
  )
  const removal = useMadeActor(machine)
  return {
    removal,
    onRemove: useCallback(
      (line: AnyLine) => {
        removal.send({
          type: 'confirmation.open',
          subject: { key: line.key, name: nameOf(line), isSaved: isSaved(line) },
        })
      },
      [removal],
    ),
  }
}

export function LinesCard({
  lines,
  fixedDecimals,
  past,
  errorMessage = '',
  mayAdd = true,
  mayChange = true,
  mayRemove = true,
}: {
  lines: LinesActor
  fixedDecimals: boolean
  past?: StatisticsByName | undefined
  errorMessage?: string
  /** Permissions; true by default. Lines that the user adds on this screen are editable regardless of `mayChange`. */
  mayAdd?: boolean
  mayChange?: boolean
  mayRemove?: boolean
}) {
  const isEmpty = useSelector(lines, snapshot => snapshot.context.lines.length === 0)
  const isNew = lines.getSnapshot().context.recordId === null
  const content = useRef<HTMLDivElement>(null)
  const pasteButton = useRef<HTMLButtonElement>(null)
  const paste = usePaste(lines)
  const { removal, onRemove } = useRemoval(lines)
  const scale = useFormScale()

  return (
    <>
      <PasteArea
        paste={paste}
        isDisabled={!mayAdd}
        onRows={target => {
          // Moves the focus out of the search, because its open list would cover the paste results.
          if (target instanceof HTMLInputElement && target.role === 'combobox') pasteButton.current?.focus()
        }}
      >
        <Card
          title={t('Materials')}
          isFlush
          actions={
            <div className={css.tools}>
              {isNew || !(mayAdd || mayChange || mayRemove) ? null : <LinesSaveStatus lines={lines} />}
              {scale ? <scale.Chip content={content} /> : null}
              {mayAdd ? <PasteRows paste={paste} ref={pasteButton} /> : null}
            </div>
          }
        >
          <PastePanel paste={paste} />
          <LinesContent
            {...{ lines, fixedDecimals, past, mayAdd, mayChange, mayRemove, onRemove, content }}
            scale={scale?.lines}
          >
            {mayAdd ? (
              <div className={css.adder}>
                <AddMaterial lines={lines} past={past} errorMessage={isEmpty ? errorMessage : ''} />
                <div className={css.hints}>
                  <KeyHint keys="Enter">{t('next field')}</KeyHint>
                  {isNew ? <KeyHint keys="Ctrl+Enter">{t('record')}</KeyHint> : null}
                </div>
              </div>
            ) : null}
          </LinesContent>
        </Card>
      </PasteArea>
      <Tooltips within={content} />
      <DeletionQuestion
        confirmation={removal}
        describe={() => null}
        remark={({ name, isSaved }) => {
          if (name === null) return null
          return isSaved
            ? t('You are removing the line for {name}.', { name: isolated(name) })
            : t('The line for {name} is not saved yet. Only this form changes.', { name: isolated(name) })
        }}
      />
    </>
  )
}
