import { inDebian, JUNIT } from '../java/java-libraries.ts';

/** The packages of Debian that bring all of it, for the report of what is absent and for their versions. */
export const SPRING_PACKAGES = `libspring-core-java libspring-beans-java libspring-context-java
  libspring-aop-java libspring-expression-java libspring-transaction-java libspring-jdbc-java
  libspring-web-java libspring-web-servlet-java libspring-test-java libtomcat10-embed-java libh2-java
  libjackson2-core-java libjackson2-databind-java libjackson2-annotations-java
  libhibernate-validator-java libjakarta-annotation-api-java libjakarta-validation-api-java
  libjsonpath-java libjson-smart-java libasm-java libbyte-buddy-java libmockito-java libobjenesis-java
  libhamcrest-java libclassmate-java libjboss-logging-java libslf4j-java libjbcrypt-java`.split(
  /\s+/,
);

/** Those whose classes name packages that have changed their names since. ASM stands before Spring's own. */
export const OLD_JARS = inDebian(
  'asm',
  'spring3-core',
  'spring3-beans',
  'spring3-context',
  'spring3-aop',
  'spring3-expression',
  'spring3-transaction',
  'spring3-jdbc',
  'spring3-web',
  'spring3-web.servlet',
  'spring3-test',
  'hibernate-validator',
);

/** Those that serve as they are. */
export const NEW_JARS = [
  ...inDebian(
    'tomcat10-embed-core',
    'tomcat10-embed-el',
    'jackson-core',
    'jackson-databind',
    'jackson-annotations',
    'jakarta-annotation-api',
    'jakarta-validation-api',
    'classmate',
    'jboss-logging',
    'h2',
    'slf4j-api',
    'slf4j-jdk14',
    'jcl-over-slf4j',
    'jbcrypt',
    'json-path',
    'json-smart',
    'accessors-smart',
    'asm',
    'hamcrest',
    'mockito-core',
    'byte-buddy',
    'byte-buddy-agent',
    'objenesis',
  ),
  ...JUNIT,
];
