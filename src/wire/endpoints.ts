/** The services outside the site (W1). */
export type ServiceName = 'course' | 'account' | 'auth' | 'provider';

export interface Endpoint {
  service: ServiceName;
  method: 'GET' | 'POST';
  path: string;
  /** The only status that means success (N1). */
  success: number;
}

/** Every call, written once for the client and for the local API (N1). */
export const ENDPOINTS = {
  categories: { service: 'course', method: 'GET', path: '/getCategoriesNamesOnly', success: 200 },
  courses: { service: 'course', method: 'GET', path: '/course', success: 200 },
  courseDetails: { service: 'course', method: 'GET', path: '/courseDetails', success: 200 },
  courseSections: { service: 'course', method: 'GET', path: '/courseSections', success: 200 },
  subscriptions: { service: 'account', method: 'GET', path: '/user/subscriptions', success: 200 },
  login: { service: 'auth', method: 'POST', path: '/api/login', success: 201 },
  logout: { service: 'auth', method: 'POST', path: '/api/logOut', success: 200 },
  sendMessage: { service: 'provider', method: 'POST', path: '/v3/sendMessage', success: 200 },
} as const satisfies Record<string, Endpoint>;

/**
 * The version of `/course` that lists courses, and the one that gives the videos of a legacy course
 * (N3).
 */
export const COURSE_VERSION = '2';
export const LEGACY_VERSION = '1';

export const VISITOR_HEADER = 'x-visitor-id';
export const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Scripts must be able to read it: its text goes into the header. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
