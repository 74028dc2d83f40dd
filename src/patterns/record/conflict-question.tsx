import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import { ChoiceCards } from '#ui/pickers/choice-cards.tsx'
import { type Labels, labelOf, wordsOf } from './conflict-words.ts'

/** Dialog that asks which value to save for each field that both this user and another user changed. */
export function ConflictQuestion<Values extends RecordValues>({
  record,
  labels,
}: {
  record: FormRecord<Values>
  labels: Labels<Values>
}) {
  const isOpen = useSelector(record, snapshot => snapshot.hasTag('conflicted'))
  const conflicts = useSelector(record, snapshot => snapshot.context.conflicts)
  const locale = useLocale()
  const cancel = () => record.send({ type: 'conflict.cancel' })
  return (
    <Dialog isOpen={isOpen} onClose={cancel} role="alertdialog" title={t('Another user changed this record')}>
      <p>{t('The record changed while you had it open. Choose what to keep. Nothing is saved until you do.')}</p>
      <Form label={t('Choose which values to keep')} onSubmit={() => record.send({ type: 'conflict.settle' })}>
        {conflicts.map(({ field, mine, theirs, whose }) => (
          <ChoiceCards
            key={field}
            label={labelOf(labels, field)}
            options={[
              { id: 'mine', label: t('Yours'), detail: wordsOf(labels, field, mine, locale) },
              { id: 'theirs', label: t('Theirs'), detail: wordsOf(labels, field, theirs, locale) },
            ]}
            value={whose}
            onChange={chosen => record.send({ type: 'conflict.choose', field, whose: chosen })}
          />
        ))}
        <DialogActions>
          <Button variant="quiet" onPress={cancel}>
            {t('Back to form')}
          </Button>
          <Button type="submit" variant="primary">
            {t('Save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
