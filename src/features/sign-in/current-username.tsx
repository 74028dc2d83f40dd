import { t } from '#messages/message.ts'
import { Link } from '#ui/basics/link.tsx'
import { useSession } from './use-session.ts'

export function CurrentUsername() {
  const [username, session] = useSession(snapshot => snapshot.context.user?.username)
  return (
    <>
      Signed in as {username}. <Link onPress={() => session.send({ type: 'signOut.request' })}>{t('Sign out')}</Link>
    </>
  )
}
