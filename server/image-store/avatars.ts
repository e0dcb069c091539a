/** Adds the address of the avatar that is drawn for those who have none of their own (images.6). */
export function withDrawnAvatar<User extends { username: string }>(user: User) {
  return { ...user, avatar_generated: `/api/generate_image/${user.username}` };
}
