/** The response header in which the gateway names the build that it serves, see `BUILD_ID`. */
export const BUILD_HEADER = 'X-Build';
