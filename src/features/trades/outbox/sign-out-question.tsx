import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { waitFor } from 'xstate'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import type { Outbox } from '#actors/outbox/outbox.actor.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { formatMoney } from '#domain/figures/money.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { confirmationPhrase } from '#machines/confirmation/confirmation.machine.ts'
import { type OutboxSnapshot, sendableCount } from '#machines/outbox/outbox.selectors.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Form } from '#ui/fields/form.tsx'
import { PhraseField } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import * as css from './outbox.css.ts'
import { OutboxBar } from './outbox-bar.tsx'
import { materialsInBrief } from './unsent-row.tsx'

function UnsentRecord({ entry }: { entry: OutboxEntry }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const { weight, value } = totalsOf(entry.lines)
  const day = dayInWords(entry.recordedAt, locale, now())
  return (
    <li className={css.record}>
      <span>
        <strong>
          <Name>{entry.buyer.name}</Name>
        </strong>
        <br />
        <span className={css.note}>
          {`${day}, ${timeInWords(entry.recordedAt, locale)} · ${materialsInBrief(entry, locale)}`}
        </span>
      </span>
      <span className={css.recordFigures}>
        {formatWeight(weight, locale)}
        <br />
        <span className={css.note}>{formatMoney(value, locale)}</span>
      </span>
    </li>
  )
}

const rests = (snapshot: OutboxSnapshot) => sendableCount(snapshot) === 0 || !snapshot.hasTag('sending')

/** Last step before the unsent records are deleted. */
function DeleteForm({ onDelete, onCancel }: { onDelete: () => Promise<void>; onCancel: () => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const isConfirmed = typed === confirmationPhrase
  return (
    <Form
      onSubmit={() => {
        if (isConfirmed) onDelete().catch((error: unknown) => setProblem(String(error)))
      }}
    >
      <p>{t('The records exist only on this device. You cannot undo this.')}</p>
      <PhraseField
        phrase={confirmationPhrase}
        typed={typed}
        isReadOnly={false}
        errorMessage={problem}
        onType={setTyped}
      />
      <DialogActions>
        <Button variant="quiet" onPress={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="danger" isDisabled={!isConfirmed}>
          {t('Delete records')}
        </Button>
      </DialogActions>
    </Form>
  )
}

/** Dialog that asks what to do with unsent records before a sign-out. Closing the dialog keeps the user signed in. */
export function SignOutQuestion({ outbox, isOpen, onClose }: { outbox: Outbox; isOpen: boolean; onClose: () => void }) {
  const { session } = useEnvironment()
  const locale = useLocale()
  const entries = useSelector(outbox.actor, ({ context }) => context.entries)
  const isOnline = useSelector(outbox.actor, ({ context }) => context.isOnline)
  const left = useSelector(outbox.actor, sendableCount)
  const isWaiting = useSelector(outbox.actor, snapshot => snapshot.hasTag('waiting'))
  const [isDeleting, setDeleting] = useState(false)
  const [sending, setSending] = useState<AbortController | null>(null)
  const close = () => {
    sending?.abort()
    setSending(null)
    setDeleting(false)
    onClose()
  }
  const signOut = () => {
    close()
    session.send({ type: 'signOut.request' })
  }
  const sendAll = async () => {
    const stop = new AbortController()
    setSending(stop)
    outbox.actor.send({ type: 'send.request' })
    const { context } = await waitFor(outbox.actor, rests, { signal: stop.signal })
    if (context.entries.length === 0) signOut()
    else setSending(null)
  }
  const remove = async () => {
    await Promise.all(entries.map(({ id }) => outbox.remove(id)))
    toast({ kind: 'success', title: t('Unsent records deleted') })
    signOut()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('{count, plural, one {# record is not sent yet} other {# records are not sent yet}}', {
        count: entries.length,
        locale,
      })}
    >
      <div className={css.unsent}>
        <p>{t('They exist only on this device.')}</p>
        {isWaiting ? <OutboxBar snapshot={outbox.actor.getSnapshot()} /> : null}
        <ul className={css.records}>
          {entries.map(entry => (
            <UnsentRecord key={entry.id} entry={entry} />
          ))}
        </ul>
        {isDeleting ? (
          <DeleteForm onDelete={remove} onCancel={() => setDeleting(false)} />
        ) : (
          <>
            <dl className={css.choices}>
              <dt className={css.choice}>{t('Send now')}</dt>
              <dd>{t('Sends the records, then signs you out.')}</dd>
              <dt className={css.choice}>{t('Keep')}</dt>
              <dd>{t('Keeps them on this device until you sign in again. No other user can see them.')}</dd>
              <dt className={css.choice}>{t('Delete')}</dt>
              <dd>{t('Asks for the phrase “{phrase}”. You cannot undo it.', { phrase: confirmationPhrase })}</dd>
            </dl>
            <DialogActions>
              <Button variant="quietDanger" onPress={() => setDeleting(true)}>
                {t('Delete records')}
              </Button>
              <Button variant={isOnline && left > 0 ? 'secondary' : 'primary'} onPress={signOut}>
                {t('Keep for my next sign-in')}
              </Button>
              {left > 0 ? (
                <Button
                  variant={isOnline ? 'primary' : 'secondary'}
                  isDisabled={!isOnline}
                  isPending={sending !== null}
                  onPress={() => {
                    sendAll().catch(() => setSending(null))
                  }}
                >
                  {t('Send now')}
                </Button>
              ) : null}
            </DialogActions>
          </>
        )}
      </div>
    </Dialog>
  )
}
