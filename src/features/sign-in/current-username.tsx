import { rich } from '#messages/rich.ts'
import { Link } from '#ui/basics/link.tsx'
import { useSession } from './use-session.ts'

export function CurrentUsername() {
  const [username, session] = useSession(snapshot => snapshot.context.user?.username)
  return rich('Signed in as {username}. <link>Sign out</link>', {
    username: username ?? '',
    link: text => <Link onPress={() => session.send({ type: 'signOut.request' })}>{text}</Link>,
  })
}
