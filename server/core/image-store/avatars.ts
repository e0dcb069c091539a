/** Adds the address of the generated avatar, for users without an image (images.6). */
export function withGeneratedAvatar<User extends { username: string }>(user: User) {
  return { ...user, avatar_generated: `/api/generate_image/${user.username}` };
}
