import { isChallenged, isEnrolling, stageOf } from '#machines/session/session.selectors.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Link } from '#ui/basics/link.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import * as css from './reauthenticate-dialog.css.ts'
import { SetUpFactor } from './set-up-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useSession } from './use-session.ts'

/** Dialog over unsaved work for signing in again. The user can't close it, but can sign out. */
export function ReauthenticateDialog() {
  const [stage, session] = useSession(stageOf)
  const [isSettingUp] = useSession(isEnrolling)
  const [isCodeRequired] = useSession(isChallenged)
  const [suspended] = useSession(snapshot => snapshot.context.suspended)

  return (
    <Dialog isOpen onClose={() => undefined} role="alertdialog" isLocked size="small" title={t('Sign in again')}>
      <div className={css.body}>
        <p className={css.text}>{t('Your session ended. Sign in again to continue. Nothing you entered is lost.')}</p>
        {stage === 'signedOut' ? <SignInForm username={suspended?.username ?? ''} /> : null}
        {isSettingUp ? <SetUpFactor autoFocus /> : null}
        {isCodeRequired ? <CodeForm label={t('Enter your code')} /> : null}
        <p className={css.text}>
          {rich('Not {name}? <link>Discard work and sign out</link>', {
            name: suspended?.name ?? '',
            link: text => <Link onPress={() => session.send({ type: 'signOut.request' })}>{text}</Link>,
          })}
        </p>
      </div>
    </Dialog>
  )
}
